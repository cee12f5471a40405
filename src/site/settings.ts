import data from '~data/site.json';
import { parseData } from '~/build/parse-data';
import type { Locale } from '~/i18n/locales';
import { withEnv } from './settings-env';
import { settingsSchema, type Settings } from './settings-schema';

export const settings: Settings = parseData(
  'data/site.json',
  settingsSchema,
  withEnv(data, process.env),
);

/** The phone number with non-breaking spaces. */
export const unbrokenPhone = settings.phone.replaceAll(' ', '\u00a0');

const { whatsapp } = settings.contact;

/** URL that opens a WhatsApp conversation with the shop. */
export const whatsappUrl = whatsapp && `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`;

/** The postal address in a language; it can wrap after commas only, not inside `Mong Kok`. */
export const unbrokenAddress = (locale: Locale) =>
  settings.address[locale].replaceAll(/(?<!,) /g, '\u00a0');
