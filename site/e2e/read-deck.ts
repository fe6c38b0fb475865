import { readFile } from 'node:fs/promises';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** One sheet as assistive technology reads it: by its tags, in their order. */
export interface Sheet {
  headings: { level: number; text: string }[];
  /** Alternative text of each picture; undefined where missing. */
  pictures: (string | undefined)[];
  /** Text of its elements, line by line. */
  lines: string[];
}

interface Tag {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Tag[];
}

/** Opens a PDF. */
export const openDeck = async (file: string) =>
  getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;

/** Reads all sheets of a PDF. */
export async function readSheets(deck: PDFDocumentProxy): Promise<Sheet[]> {
  const numbers = Array.from({ length: deck.numPages }, (_, index) => index + 1);
  return Promise.all(numbers.map((number) => readSheet(deck, number)));
}

async function readSheet(deck: PDFDocumentProxy, number: number): Promise<Sheet> {
  const page = await deck.getPage(number);
  const words = await wordsOf(page);
  const sheet: Sheet = { headings: [], pictures: [], lines: [] };
  const textOf = (tag: Tag): string =>
    [(tag.id && words.get(tag.id)) ?? '', ...(tag.children ?? []).map(textOf)].join(' ').trim();
  const read = (tag: Tag) => {
    const level = /^H(\d)$/.exec(tag.role ?? '')?.[1];
    if (level) sheet.headings.push({ level: Number(level), text: textOf(tag) });
    if (tag.role === 'Figure') sheet.pictures.push(tag.alt);
    if (tag.type === 'content') sheet.lines.push(textOf(tag));
    tag.children?.forEach(read);
  };
  read(await page.getStructTree());
  return { ...sheet, lines: sheet.lines.filter(Boolean) };
}

/** Returns the text of a page, by the marked-content ids its tags refer to. */
async function wordsOf(page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1) ?? '';
      words.set(id, `${words.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? open.at(-1) ?? '');
  }
  return words;
}
