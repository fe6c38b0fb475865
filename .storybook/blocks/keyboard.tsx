import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { KeyboardRow } from '../../packages/ui/src/test/keyboard';
import { Table } from './table';

/**
 * The component's keyboard shortcuts; each row links to the story that tests it. Renders a
 * `<table>`.
 */
export function Keyboard() {
  const rows = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('keyboard'));
  return (
    <Table
      head={['Key', 'What it does']}
      rows={rows.map(({ id, parameters }) => {
        const { keys, does } = parameters['keyboard'] as KeyboardRow;
        const watch = (
          <a href={`?path=/story/${id}`} target="_top" aria-label={`Watch: ${keys}`}>
            Watch
          </a>
        );
        return {
          key: id,
          cells: [
            <kbd key={id}>{keys}</kbd>,
            <>
              {does} {watch}
            </>,
          ],
        };
      })}
    />
  );
}
