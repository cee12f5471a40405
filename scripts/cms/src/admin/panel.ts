import type { FieldValue, InputProps } from '@strapi/strapi/admin';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '~/contracts/languages';
import { languageTags, type Localized } from '~/i18n/locales';
import { HALF_TEXTS } from '../half-texts';

export { recordOf } from './record-of';

/** The language of the panel. */
export const useLanguage = (): Locale => (useIntl().locale === 'zh' ? 'zh' : 'en');

/** The languages of the shop, as the panel names them. */
export const languages = [
  ['zh', '中文'],
  ['en', 'English'],
] as const;

/** What Strapi gives the input of a field. */
export interface FieldProps
  extends
    Pick<FieldValue, 'value' | 'onChange' | 'error'>,
    Pick<InputProps, 'name' | 'required' | 'disabled'> {
  label: string;
  hint?: ReactNode;
}

/**
 * An input as Strapi's functions take it. Their types accept components without props only, but Strapi passes
 * {@link FieldProps} and what the layout of the form adds.
 */
export const asInput = (Input: ComponentType<never>) => Input as ComponentType;

/** A picture of Strapi's media library. */
export interface Picture {
  id: number;
  name: string;
  caption?: string | null;
  alternativeText?: string | null;
  url: string;
  [HALF_TEXTS]?: Localized;
  formats?: { thumbnail?: { url: string } } | null;
}

/** An amount of an order. */
export const dollars = (amount: number) => `HK$${amount.toLocaleString('en')}`;

/** A day such as `2026-12-25` in words. */
export const dayInWords = (day: string, language: Locale) =>
  new Date(day).toLocaleDateString(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' });

/** The address of a small version, if Strapi has one. */
export const thumbnailOf = ({ formats, url }: Picture) => formats?.thumbnail?.url ?? url;
