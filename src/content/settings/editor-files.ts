import type { z } from 'zod';
import brands from '~data/brands.json';
import guides from '~data/guides.json';
import services from '~data/services.json';
import site from '~data/site.json';
import studios from '~data/studios.json';
import synonyms from '~data/synonyms.json';
import teachers from '~data/teachers.json';
import { brandsSchema } from '~/features/products/brands-schema';
import { synonymsSchema } from '~/features/search/index/synonyms-schema';
import { servicesSchema } from '~/features/services/services-schema';
import { roomsSchema, teachersSchema } from '~/features/studio/rooms-schema';
import en from '~/i18n/dictionaries/en/policies.json';
import zh from '~/i18n/dictionaries/zh/policies.json';
import { settingsSchema } from '~/site/settings-schema';
import { guidesSchema } from './guides-schema';
import { policiesSchema } from './policies-schema';

/** The schemas of the files that editors can change in the CMS. */
export const schemas = {
  'data/site.json': settingsSchema,
  'data/studios.json': roomsSchema,
  'data/teachers.json': teachersSchema,
  'data/services.json': servicesSchema,
  'data/guides.json': guidesSchema,
  'data/brands.json': brandsSchema,
  'data/synonyms.json': synonymsSchema,
  'src/i18n/dictionaries/zh/policies.json': policiesSchema,
  'src/i18n/dictionaries/en/policies.json': policiesSchema,
} satisfies Record<string, z.ZodType>;

export type EditorFile = keyof typeof schemas;

/** The content of each, as far as it is known: valid by its schema. */
export type EditorFiles = Readonly<Record<EditorFile, unknown>>;

/** As the repository has them. */
export const repositoryFiles: EditorFiles = {
  'data/site.json': site,
  'data/studios.json': studios,
  'data/teachers.json': teachers,
  'data/services.json': services,
  'data/guides.json': guides,
  'data/brands.json': brands,
  'data/synonyms.json': synonyms,
  'src/i18n/dictionaries/zh/policies.json': zh,
  'src/i18n/dictionaries/en/policies.json': en,
};
