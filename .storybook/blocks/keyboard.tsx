import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { KeyboardRow } from '../../packages/ui/src/test/keyboard';

/**
 * The component's keyboard shortcuts; each row links to the story that tests it. Renders a
 * `<table>`.
 */
export function Keyboard() {
  const rows = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('keyboard'));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, parameters }) => {
          const { keys, does } = parameters['keyboard'] as KeyboardRow;
          return (
            <tr key={id}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>
                {does}{' '}
                <a href={`?path=/story/${id}`} target="_top" aria-label={`Watch: ${keys}`}>
                  Watch
                </a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
