import type { ReactNode } from 'react';
import type { Report } from './report';

type Row = Report['wcag'][number];

const levels = { A: 'Table 1', AA: 'Table 2', AAA: 'Table 3' } as const;

interface Head {
  children: ReactNode;
  caption: string;
  first: string;
}
const Table = ({ caption, first, children }: Head) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">Conformance level</th>
        <th scope="col">Remarks and explanations</th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const Listed = ({ count, of, titles }: { count: number; of: string; titles: string[] }) =>
  count > 0 && (
    <details>
      <summary>{`${count} ${of}`}</summary>
      <p>{titles.join(', ')}</p>
    </details>
  );

/** Verdicts of a row with the number of components that have them, such as "Supports: 60". */
function verdictsOf({ shown, notEvaluated, notApplicable }: Row) {
  const partly = shown.filter(({ verdict }) => verdict === 'partially supports').length;
  return Object.entries({
    Supports: shown.length - partly,
    'Partially supports': partly,
    'Not evaluated': notEvaluated.length,
    'Not applicable': notApplicable.length,
  }).filter(([, count]) => count > 0);
}

interface Links {
  /** Returns the address of a story, where there is one. */
  storyAt?: (id: string) => string;
}

const Stories = ({ ids, storyAt }: Links & { ids: string[] }) =>
  ids.map((id) => (
    <span key={id}>
      {' '}
      {storyAt ? (
        <a href={storyAt(id)} target="_top">
          {id.split('--')[1]}
        </a>
      ) : (
        <code>{id}</code>
      )}
    </span>
  ));

const Criterion = ({ row, report, storyAt }: Links & { row: Row; report: Report }) => (
  <tr>
    <th scope="row">
      {`${row.id} ${row.name} (Level ${row.level})`}
      {row.en301549.length > 0 && <p>{`EN 301 549: ${row.en301549.join(', ')}`}</p>}
      {row.section508.length > 0 && <p>{`Section 508: ${row.section508.join(', ')}`}</p>}
    </th>
    <td>
      {verdictsOf(row).map(([verdict, count]) => (
        <p key={verdict}>{`${verdict}: ${count}`}</p>
      ))}
    </td>
    <td>
      {row.reason}
      {row.shown.length > 0 && (
        <details>
          <summary>{`${row.shown.length} shown on ${report.evaluated.date}`}</summary>
          <ul>
            {row.shown.map(({ component, by = [], stories, tests = [], remark }) => (
              <li key={component}>
                <b>{component}</b>: {by.map((run) => sentence(report.runs[run])).join('. ')}
                {tests.map((name) => `test “${name}”`).join(', ')}
                <Stories ids={stories} {...(storyAt && { storyAt })} />
                {remark && ` ${remark}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Listed count={row.notEvaluated.length} of="not evaluated" titles={row.notEvaluated} />
      {!row.reason && (
        <Listed count={row.notApplicable.length} of="not applicable" titles={row.notApplicable} />
      )}
    </td>
  </tr>
);

const Clauses = ({ caption, rows }: { caption: string; rows: Report['section508'] }) => (
  <Table caption={caption} first="Clause">
    {rows.map(({ clause, name, verdict, remark }) => (
      <tr key={clause}>
        <th scope="row">{`${clause} ${name}`}</th>
        <td>{sentence(verdict)}</td>
        <td>{remark}</td>
      </tr>
    ))}
  </Table>
);

/** The report as tables, in the order of the template. Renders a fragment. */
export const ReportTables = ({ report, storyAt }: Links & { report: Report }) => (
  <>
    <p>{`${report.product}, evaluated on ${report.evaluated.date} by ${report.evaluated.engine} in ${report.evaluated.browser}, and by the tests named below.`}</p>
    <p>
      It follows the order of the Accessibility Conformance Report of VPAT 2.5, international
      edition, but is not one to sign: the template allows “not evaluated” at level AAA alone. Here
      it stands wherever nobody has looked by hand and no test decides. No person who depends on
      assistive technology has tried the components for us.
    </p>
    <h2>WCAG</h2>
    {Object.entries(levels).map(([level, table]) => (
      <Table key={level} caption={`${table}: success criteria, level ${level}`} first="Criterion">
        {report.wcag
          .filter((row) => row.level === level)
          .map((row) => (
            <Criterion key={row.id} row={row} report={report} {...(storyAt && { storyAt })} />
          ))}
      </Table>
    ))}
    <h2>Revised Section 508</h2>
    <Clauses caption="Chapters 3 to 6, beside WCAG" rows={report.section508} />
    <h2>EN 301 549</h2>
    <Clauses caption="Clauses 4 to 13, beside WCAG" rows={report.en301549} />
  </>
);
