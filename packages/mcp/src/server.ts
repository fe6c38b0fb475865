import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import manifest from '../package.json' with { type: 'json' };
import {
  findComponent,
  getComponent,
  getRules,
  listComponents,
  listFindings,
  listTokens,
} from './answers.ts';
import { check } from './check/index.ts';
import { Fault } from './fault.ts';
import { libraryOf, type Library } from './library.ts';

/** The longest snippet, which is longer than any file that a person would keep. */
const longest = 100_000;

/** The most findings at once; the next check has those that remain. */
const most = 100;

const short = (description: string) => z.string().trim().min(1).max(200).describe(description);

interface Answer {
  text: string;
  structured?: Record<string, unknown>;
}

/** Answers from a project's installed library; a failure becomes an error of the tool. */
function answer(project: string, make: (library: Library) => Answer) {
  try {
    const { text, structured } = make(libraryOf(project));
    return {
      content: [{ type: 'text' as const, text }],
      ...(structured && { structuredContent: structured }),
    };
  } catch (error) {
    const text =
      error instanceof Fault
        ? error.message
        : `The answer failed, because of a fault in @hadal/mcp ${manifest.version}: ${String(error)}. Try a smaller or simpler input, and report this one.`;
    return { content: [{ type: 'text' as const, text }], isError: true };
  }
}

/** Creates a server that answers from the `@hadal/ui` installed in a project's folder. */
export function createServer(project: string): McpServer {
  const server = new McpServer(
    { name: 'hadal', version: manifest.version },
    {
      instructions:
        'Answers come from the installed version of @hadal/ui. Read get_rules before the first page, find components by purpose, and pass what you wrote to check_snippet until it finds nothing.',
    },
  );
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'list_components',
    { description: 'Lists every component: its parts, maturity and purpose.', annotations },
    () => answer(project, (library) => ({ text: listComponents(library) })),
  );
  server.registerTool(
    'get_component',
    {
      description:
        'Returns a component: when to use it, an example, keys, accessibility, and every prop with its type, default and meaning.',
      inputSchema: {
        name: short(
          'The name of a component, such as CardTitle, or of a page, such as "Text field".',
        ),
      },
      annotations,
    },
    ({ name }) => answer(project, (library) => ({ text: getComponent(name, library) })),
  );
  server.registerTool(
    'find_component',
    {
      description: 'Finds components by purpose, with when to use each and when not to.',
      inputSchema: { purpose: short('A purpose, such as "ask for one of three options".') },
      annotations,
    },
    ({ purpose }) => answer(project, (library) => ({ text: findComponent(purpose, library) })),
  );
  server.registerTool(
    'list_tokens',
    {
      description: 'Lists the design tokens with their CSS variables and values in both themes.',
      inputSchema: { group: short('A group alone, such as color or space.').optional() },
      annotations,
    },
    ({ group }) => answer(project, (library) => ({ text: listTokens(group, library) })),
  );
  server.registerTool(
    'get_rules',
    {
      description:
        'Returns the rules of composing a page: provider, headings, links, labels, colours. Or another guide, such as next, vite, forms or theming.',
      inputSchema: { guide: short('The name of a guide.').default('composing') },
      annotations,
    },
    ({ guide }) => answer(project, (library) => ({ text: getRules(guide, library) })),
  );
  server.registerTool(
    'check_snippet',
    {
      description:
        'Checks TSX: unknown components and props, wrong values, missing props, labels and alternative texts, raw colours, duplicated and skipped headings. Each finding has its line, reason and remedy.',
      inputSchema: {
        code: z.string().min(1).max(longest).describe('A module, or elements alone.'),
      },
      annotations,
    },
    ({ code }) =>
      answer(project, (library) => {
        const findings = check(code, library).slice(0, most);
        return {
          text: listFindings(findings, library),
          structured: { version: library.version, findings },
        };
      }),
  );
  return server;
}
