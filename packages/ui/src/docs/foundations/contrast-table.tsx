import { Table } from '../../components/table';
import { bands, themes, type Theme } from '../../styles/tokens';
import { contrast, ratio } from './contrast';
import * as styles from './specimens.css';

type Depth = keyof Theme['depth'];
export type Role = keyof Theme['color'] | keyof Theme['chart'];

export interface ContrastTableProps {
  theme: keyof typeof themes;
  caption: string;
  roles: readonly Role[];
  /** What these roles need on every ground they are used on: 4.5 for words, 3 for strokes. */
  needs: 4.5 | 3;
}

/** The deepest sections are dark in any theme, so a light theme has no words on their ground. */
const groundsOf = (theme: ContrastTableProps['theme']) =>
  Object.entries(bands)
    .filter(([band]) => theme === 'dark' || (band !== '4' && band !== '5'))
    .map(([, { canvas }]): Depth => canvas);

/** Roles against the grounds they are used on, each in its colours, with the computed ratio. Renders a `Table`. */
export function ContrastTable({ theme, caption, roles, needs }: ContrastTableProps) {
  const { depth, color, chart } = themes[theme];
  const colours: Record<string, string> = { ...color, ...chart };
  const grounds: Depth[] = ['sky', ...groundsOf(theme)];
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col" className={styles.column}>
            Role
          </th>
          {grounds.map((ground) => (
            <th key={ground} scope="col" className={styles.column}>
              {ground}
              <br />
              <span className={styles.value}>{depth[ground]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role}>
            <th scope="row" className={styles.name}>
              {role}
              <br />
              <span className={styles.value}>{colours[role]}</span>
            </th>
            {grounds.map((ground) => {
              const measured = contrast(colours[role]!, depth[ground]);
              const isWord = needs === 4.5;
              return (
                <td
                  key={ground}
                  className={styles.cell}
                  style={{
                    background: depth[ground],
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
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
