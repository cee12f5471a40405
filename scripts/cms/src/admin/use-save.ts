import { unstable_useDocumentActions as useDocumentActions } from '@strapi/content-manager/strapi-admin';
import { useAPIErrorHandler, useForm } from '@strapi/strapi/admin';

/** Saves an entry, and shows errors at the fields of its form, like Strapi's Save button. Resolves to whether it is saved. */
export function useSave() {
  const { update, isLoading } = useDocumentActions();
  const setErrors = useForm('Save', (form) => form.setErrors);
  const setSubmitting = useForm('Save', (form) => form.setSubmitting);
  const { _unstableFormatValidationErrors: errorsOf } = useAPIErrorHandler();
  async function save(...entry: Parameters<typeof update>) {
    setSubmitting(true);
    try {
      const result = await update(...entry);
      if (!('error' in result)) return true;
      const { error } = result;
      if (error.name === 'ValidationError' && 'details' in error) setErrors(errorsOf(error));
      return false;
    } finally {
      setSubmitting(false);
    }
  }
  return { save, isLoading };
}
