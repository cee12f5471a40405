import strapiInChinese from './strapi-zh.json';

/** What Strapi asks before it closes the dialog of uploads. */
const QUESTIONS: readonly (string | undefined)[] = [
  strapiInChinese['window.confirm.close-modal.files'],
  'Are you sure? You have some files that have not been uploaded yet.',
];

/**
 * Lets the dialog of uploads close without a question. Strapi asks about refused pictures, too, by a question of the
 * browser: where the browser no longer shows these, the dialog would never close.
 */
export function closeUploads() {
  const { confirm } = window;
  window.confirm = (question) => QUESTIONS.includes(question) || confirm.call(window, question);
}
