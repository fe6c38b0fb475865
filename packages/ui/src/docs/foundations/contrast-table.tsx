import { Table, TableCell, TableHeader } from '../../components/table';
import { contrast } from '../../styles/contrast';
import { bands, type Theme, type themes } from '../../styles/tokens';
import { bandAttributes, bandsDown } from './bands';
import * as styles from './specimens.css';

type Ground = keyof Theme['ground'];
export type Role = keyof Theme['color'] | keyof Theme['chart'];

export interface ContrastTableProps {
  theme: keyof typeof themes;
  /** The values of this theme. */
  tokens: Theme;
  caption: string;
  roles: readonly Role[];
  /** The contrast that these roles need on every background: 4.5 for text, 3 for strokes. */
  needs: 4.5 | 3;
}

/** Rounds down, so that the stated ratio is never too high. */
const ratio = (value: number) => (Math.floor(value * 100) / 100).toFixed(2);

/** The last sections are dark in any theme, so a light theme has no words on their ground. */
const groundsOf = (theme: ContrastTableProps['theme']): Ground[] => [
  'top',
  ...bandsDown
    .filter((band) => theme === 'dark' || !bandAttributes(band)['data-theme'])
    .map((band) => bands[band].canvas),
];

/**
 * The contrast of roles against the backgrounds they are used on, each in its colours. Renders a
 * `Table`.
 */
export function ContrastTable({ theme, tokens, caption, roles, needs }: ContrastTableProps) {
  const { ground: values, color, chart } = tokens;
  const colours: Record<string, string> = { ...color, ...chart };
  const grounds = groundsOf(theme);
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">Role</th>
          {grounds.map((ground) => (
            <TableHeader key={ground}>
              {ground}
              <br />
              <span className={styles.value}>{values[ground]}</span>
            </TableHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role}>
            <TableHeader scope="row">
              {role}
              <br />
              <span className={styles.value}>{colours[role]}</span>
            </TableHeader>
            {grounds.map((ground) => {
              const measured = contrast(colours[role]!, values[ground]);
              const isWord = needs === 4.5;
              return (
                <TableCell
                  key={ground}

                  style={{
                    background: values[ground],
                    color: isWord ? colours[role] : color.text,
                  }}
                >
                  {measured < needs ? (
                    'not used'
                  ) : (
                    <>
                      {!isWord && <span className={styles.line} style={{ color: colours[role] }} />}
                      {ratio(measured)}
                    </>
                  )}
                </TableCell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
