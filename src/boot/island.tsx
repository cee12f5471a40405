import { Component, type ComponentType, type ReactNode } from 'react';
import { failed as en } from '~/i18n/dictionaries/en/island.json';
import { failed as zh } from '~/i18n/dictionaries/zh/island.json';
import type { Locale } from '~/i18n/locales';
import { pageLocale } from '~/i18n/page-locale';

// Bundled in the script: an island's other texts are props, which may have caused the error.
const texts: Record<Locale, typeof zh> = { zh, en };

/** Replaces content that throws with a sentence and a button that reloads the page. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { text, reload } = texts[pageLocale()];
    return (
      <div className="shell py-10" role="alert">
        <p>{text}</p>
        <button
          type="button"
          className="button button-primary mt-5"
          onClick={() => {
            location.reload();
          }}
        >
          {reload}
        </button>
      </div>
    );
  }
}

/** Makes a component an island: without the boundary, React would empty it after an error. */
export const island =
  <Props extends object>(Content: ComponentType<Props>) =>
  (props: Props) => (
    <Boundary>
      <Content {...props} />
    </Boundary>
  );
