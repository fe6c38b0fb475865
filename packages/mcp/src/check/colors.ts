import type { Node } from '@babel/types';
import type { Library } from '../library.ts';
import { tokensLike } from '../tokens.ts';
import type { Finding } from './finding.ts';
import { childrenOf, lineOf, valueOf } from './snippet.ts';

const hex = '#(?:[\\da-f]{8}|[\\da-f]{6}|[\\da-f]{3,4})\\b';
const functions = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\([^)]{0,80}\\)';
const names =
  '\\b(?:aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow)\\b';

/** A colour in a value that can only be one. */
const inValue = new RegExp(`(?<!(?:url|var)\\([^)]{0,80})(?:${hex}|${functions}|${names})`, 'i');
/** A colour in other text: CSS, or a class name with a value of its own. */
const inText = new RegExp(`(?:(?<=[:[]\\s*)${hex}|${functions.replace('|color', '')})`, 'i');

const attributes = /^(fill|stroke|color|stopColor|floodColor|lightingColor|bgcolor)$/;
const properties =
  /colou?r$|^(background|fill|stroke|outline|caret|boxShadow|textShadow|border(Top|Right|Bottom|Left|Inline|Block)?(Start|End)?)$/i;

/** Returns the texts that an expression states, in each of its alternatives. */
function textsIn(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'StringLiteral':
      return [node.value];
    case 'TemplateElement':
      return [node.value.raw];
    case 'JSXExpressionContainer':
    case 'TemplateLiteral':
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return childrenOf(node).flatMap(textsIn);
    default:
      return [];
  }
}

/** Returns the value that a node gives to something coloured. */
function coloredBy(node: Node) {
  if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier')
    return attributes.test(node.name.name) ? node.value : undefined;
  if (node.type !== 'ObjectProperty' || node.computed) return undefined;
  const key = node.key.type === 'Identifier' ? node.key.name : String(valueOf(node.key));
  return properties.test(key) ? node.value : undefined;
}

/** Returns the colour that a node states where a token belongs. */
function colorIn(node: Node) {
  const value = textsIn(coloredBy(node)).join(' ');
  const isText = node.type === 'StringLiteral' || node.type === 'TemplateElement';
  const [text = ''] = isText ? textsIn(node) : [];
  return inValue.exec(value)?.[0] ?? inText.exec(text)?.[0];
}

/** Names a colour that is written out where a token belongs, and the token of that value, if any. */
export function checkColor(node: Node, { tokens }: Library): Finding[] {
  const color = colorIn(node);
  if (!color) return [];
  const same = tokensLike(tokens, color).map(({ name }) => `\`var(${name})\``);
  return [
    {
      line: lineOf(node),
      rule: 'raw-color',
      what: `The colour ${color} is written out.`,
      why: 'It stays the same in the other theme, in other depths and in forced colours.',
      fix:
        same.length > 0
          ? `Take the token of its role: ${same.join(' or ')} has this value in a theme.`
          : 'Take the token of its role, such as `var(--hadal-color-text)`; list_tokens has all.',
    },
  ];
}
