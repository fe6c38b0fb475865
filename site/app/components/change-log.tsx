import { DefinitionList, TextLink } from '@hadal/ui';
import { day } from '../model/format';
import { notes } from '../content/notes';

const when = (date: string) => <time dateTime={date}>{day(date)}</time>;

/** Lists publications and corrections, latest first, each with the anchor that feeds link to. */
export function ChangeLog() {
  return (
    <DefinitionList
      items={notes.map(({ id, date, title, text }) => ({
        id,
        term: title,
        unit: when(date),
        description: text,
      }))}
    />
  );
}

/** The titles of the latest notes, linked to the change log. */
export function LatestNotes() {
  return (
    <DefinitionList
      items={notes.slice(0, 3).map(({ id, date, title }) => ({
        term: <TextLink href={`/docs#${id}`}>{title}</TextLink>,
        description: when(date),
      }))}
    />
  );
}

/** Every note by title, day and the role that answers for it; each title leads to the change log. */
export function News() {
  return (
    <DefinitionList
      items={notes.map(({ id, date, title, by }) => ({
        term: <TextLink href={`/docs#${id}`}>{title}</TextLink>,
        unit: when(date),
        description: by,
      }))}
    />
  );
}
