import { notImplemented, RestError } from './errors.ts';
import type { Routine, SchemaCache } from './schema-cache.ts';
import { mostSimilar } from './similarity.ts';

/** A function as named by a request. */
interface Sought {
  schema: string;
  name: string;
  /** The names of the given arguments. */
  keys: readonly string[];
  method: string;
}

/** Finds the one function of that name which accepts exactly these arguments. */
export function findRoutine(cache: SchemaCache, sought: Sought): Routine {
  const { schema, name, keys, method } = sought;
  const overloads = cache.routines(schema, name);
  const fitting = overloads.filter((each) => accepts(each, keys));
  const [routine, another] = fitting;
  if (!routine) {
    const taker = takerOf(overloads, method);
    if (taker) return taker;
    throw notFound(cache, sought);
  }
  if (!another) return routine;
  throw new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${fitting.map(signature).join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}

/** Finds the function that takes the whole JSON body as its only, unnamed parameter. */
function takerOf(overloads: readonly Routine[], method: string): Routine | undefined {
  const unnamed = overloads.filter((each) => each.arguments.some(({ name }) => name === ''));
  if (unnamed.length === 0) return undefined;
  const taker = unnamed.find(takesBody);
  if (taker && method === 'POST') return taker;
  throw notImplemented('Calling a function whose parameters have no names');
}

/** Returns whether a function's only parameter is unnamed JSON. */
export function takesBody({ arguments: [only, ...others] }: Routine): boolean {
  return only?.name === '' && /^jsonb?$/.test(only.type) && others.length === 0;
}

function accepts({ arguments: all }: Routine, keys: readonly string[]): boolean {
  return (
    keys.every((key) => key !== '' && all.some(({ name }) => name === key)) &&
    all.every(({ name, required }) => !required || keys.includes(name))
  );
}

function signature({ schema, name, arguments: all }: Routine): string {
  return `${schema}.${name}(${all.map((each) => `${each.name} => ${each.type}`).join(', ')})`;
}

function notFound(cache: SchemaCache, sought: Sought): RestError {
  const { schema, name, keys, method } = sought;
  const names = keys.toSorted().join(', ');
  const message = names ? `(${names})` : ' without parameters';
  const details = names
    ? ` with parameter${keys.length > 1 ? 's' : ''} ${names}`
    : ' without parameters';
  const unnamed = method === 'POST' ? ' or with a single unnamed json/jsonb parameter' : '';
  const similar = suggestion(cache, sought, `(${names})`);
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${schema}.${name}${message} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name}${details}${unnamed}, but no matches were found in the schema cache.`,
      hint: similar ? `Perhaps you meant to call the function ${schema}.${similar}` : null,
    },
  );
}

/** Suggests the function's other arguments, or else another function, if either is a close match. */
function suggestion(
  cache: SchemaCache,
  { schema, name }: Sought,
  given: string,
): string | undefined {
  const overloads = cache.routines(schema, name);
  if (overloads.length === 0) return mostSimilar(name, cache.routineNames(schema));
  const lists = overloads.map((each) => {
    const names = each.arguments.map((argument) => argument.name).toSorted();
    return `(${names.join(', ')})`;
  });
  const similar = given === '()' ? undefined : mostSimilar(given, lists, 1 / 3);
  return similar && `${name}${similar}`;
}
