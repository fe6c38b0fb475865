import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { DefinitionList } from './definition-list';

describe('DefinitionList', () => {
  describeComponent(DefinitionList, { items: [] });

  test('pairs each term and its unit with its definition', () => {
    render(
      <DefinitionList
        items={[
          { term: 'Ballast', unit: 't', description: 'Weight that sinks a flooded vessel.' },
          { term: 'Bell', description: 'A float with an open base.' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Ballast t',
      'Bell',
    ]);
    expect(screen.getAllByRole('definition')).toHaveLength(2);
  });

  test('gives each row an id that links can target', () => {
    render(<DefinitionList items={[{ id: 'bell', term: 'Bell', description: 'A float.' }]} />);
    expect(document.getElementById('bell')).toHaveTextContent('BellA float.');
  });
});
