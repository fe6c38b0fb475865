import table from '../../accessibility.md?raw';

const [header = [], , ...rows] = table
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Returns the number of passed states of a component, by its title and the column. */
export function passedStates(title: string) {
  const row = rows.find((cells) => cells[1] === title) ?? [];
  return (column: string) => Number(row[header.indexOf(column)]) || 0;
}
