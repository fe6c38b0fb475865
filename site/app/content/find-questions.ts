import { isValidElement, type ReactNode } from 'react';
import type { Question } from './faq';

interface Group {
  group: string;
  questions: Question[];
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return (node as ReactNode[]).map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** The groups with the questions that have every word in their question or answer; none left empty. */
export function askedFor(groups: readonly Group[], words: string): readonly Group[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return groups;
  return groups
    .map(({ group, questions }) => ({
      group,
      questions: questions.filter(({ question, answer }) => {
        const text = `${question} ${textOf(answer)}`.toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Number of questions in all groups. */
export const inAll = (groups: readonly Group[]) =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0);
