/**
 * A field of every type that a form has loaded and sends back, as it does with all fields, though no form shows it.
 * Never stored: it is calculated when a form loads an entry (desk/versions.ts).
 */
export const VERSION = 'version';
