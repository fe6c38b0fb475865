import { interfacePeers, interfaces } from '../../packages/ui/src/docs/interfaces';

const kits = Object.keys(interfacePeers) as (keyof typeof interfacePeers)[];

/** Text whose words in backticks are code. */
const Words = ({ children = '–' }: { children?: string | undefined }) =>
  children.split('`').map((text, at) => (at % 2 ? <code key={text}>{text}</code> : text));

/** The interfaces of other kits beside ours. Renders a heading and a `<table>` for each component. */
export const Interfaces = () =>
  interfaces.map(({ title, rows }) => (
    <section key={title}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {['For', 'Here', ...kits.map((kit) => interfacePeers[kit])].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.need}>
              <th scope="row">
                <Words>{row.need}</Words>
              </th>
              <td>
                <Words>{[row.ours, row.reason].filter(Boolean).join('. ')}</Words>
              </td>
              {kits.map((kit) => (
                <td key={kit}>
                  <Words>{row[kit]}</Words>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
