import * as z from 'zod/mini';
import { fields, type Field, type Values } from './term';

/** Validation errors of a term, by field. */
export type Problems = Partial<Record<Field, string>>;

/** Message for each error, shared by the form, the file import and the database's errors. */
export const messages = {
  term: 'Enter the term, in 80 characters or fewer',
  slug: 'Write the address in small letters a to z, digits and single hyphens between them, like air-charge, in 80 characters or fewer',
  slugTaken: 'Another term has this address. Choose a different one',
  definition: 'Write what it means, in 1,000 characters or fewer',
  symbol: 'Symbol must be 20 characters or fewer',
  unit: 'Unit must be 20 characters or fewer',
  category: 'Subject must be 40 characters or fewer',
  related: 'Choose 12 terms or fewer to see also, each by its address',
  relatedItself: 'A term cannot lead to itself. Take its own address out',
  status: 'Status must be draft or published',
};

/** Collapses control characters and line breaks, which the database rejects, into spaces. */
const tidy = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Counts code points, as the database does, not UTF-16 units. */
const atMost = (characters: number, error: string) =>
  z.refine<string>((text) => Array.from(text).length <= characters, error);

const required = (characters: number, error: string) =>
  z.string(error).check(z.overwrite(tidy), z.minLength(1, error), atMost(characters, error));
const optional = (characters: number, error: string) =>
  z.pipe(
    z.nullish(z.string(error).check(z.overwrite(tidy), atMost(characters, error))),
    z.transform((text) => text || null),
  );
const slug = (error: string) =>
  z
    .string(error)
    .check(z.overwrite(tidy), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, error), z.maxLength(80, error));

/** Mirrors the check constraints of the database table. */
const schema = z
  .object({
    term: required(80, messages.term),
    slug: slug(messages.slug),
    definition: required(1000, messages.definition),
    symbol: optional(20, messages.symbol),
    unit: optional(20, messages.unit),
    category: optional(40, messages.category),
    related: z
      .array(slug(messages.related), messages.related)
      .check(z.maxLength(12, messages.related)),
    status: z.enum(['draft', 'published'], messages.status),
  })
  .check(
    z.refine(({ slug: own, related }) => !related.includes(own), {
      path: ['related'],
      error: messages.relatedItself,
    }),
  );

/** Parses form or file values into a storable term, or returns the problems by field. */
export function checkTerm(
  values: unknown,
): { values: Values; problems?: undefined } | { problems: Problems } {
  const { data, error } = schema.safeParse(values);
  if (data) return { values: data };
  const problems: Problems = {};
  for (const { path, message } of error.issues) problems[path[0] as Field] ??= message;
  return { problems };
}

/** Maps an error returned by the database to the field concerned. */
export function problemsIn(error: { code: string; message: string }): Problems | undefined {
  if (error.code === '23505') return { slug: messages.slugTaken };
  const field = /glossary_terms_(\w+)_check|column "(\w+)"/.exec(error.message);
  const name = fields.find((known) => known === (field?.[1] ?? field?.[2]));
  return name && { [name]: messages[name] };
}
