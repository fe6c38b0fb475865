import { isValidElement } from 'react';

/** A prop as Storybook knows it, as far as it matters here. */
export interface ArgType {
  control?: unknown;
  type?: { name: string } | undefined;
  table?:
    | {
        type?: { summary?: string | undefined } | undefined;
        defaultValue?: { summary?: string | undefined } | undefined;
      }
    | undefined;
}

const text = { type: 'text' };
const none = { disable: true };
const typed = new Set(['string', 'number', 'boolean', 'enum']);

/** Tells whether a value holds what no field can edit, an element or a function, some levels down. */
const holdsCode = (value: unknown, levels = 5): boolean =>
  typeof value === 'function' ||
  isValidElement(value) ||
  (levels > 0 &&
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => holdsCode(part, levels - 1)));

/** Returns the control of a prop: text for words, none where what one can enter would break the story. */
function controlOf({ control, type, table }: ArgType, value: unknown) {
  if (control !== undefined) return control;
  if (holdsCode(value)) return none;
  if (table?.type?.summary === 'ReactNode') return text;
  return value === undefined && !typed.has(type?.name ?? '') ? none : undefined;
}

/** Returns a default as the source has it: Storybook quotes a second time what a docblock states. */
export function defaultOf(summary: string) {
  const [, stated] = /^"([^]*)"$/.exec(summary) ?? [];
  if (stated === undefined) return summary;
  return /^'[^]*'$|\s|`/.test(stated) ? stated.replaceAll(/\s+/g, ' ') : `'${stated}'`;
}

/** Returns the props of a story as its tables and controls show them. */
export const shownArgTypes = <Props extends object>(
  argTypes: Props,
  args: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.entries(argTypes as Record<string, ArgType>).map(([name, argType]) => {
      const { table = {} } = argType;
      const summary = table.defaultValue?.summary;
      const isWords = isValidElement(args[name]) || Array.isArray(args[name]);
      const control = controlOf(argType, args[name]);
      return [
        name,
        {
          ...argType,
          ...(control !== undefined && { control }),
          table: {
            ...table,
            // React's own prop, whose type Storybook otherwise takes from the story's value.
            ...(name === 'children' && isWords && { type: { summary: 'ReactNode' } }),
            ...(summary && {
              defaultValue: { ...table.defaultValue, summary: defaultOf(summary) },
            }),
          },
        },
      ];
    }),
  ) as Props;
