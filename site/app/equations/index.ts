import { account } from './account';
import { air } from './air';
import { parts } from './parts';
import { plant } from './plant';
import { sea } from './sea';
import { vessel } from './vessel';

export { subjects, type Equation, type EquationVariable, type Subject } from './equation';

/** The relations behind our numbers, E1 to E26. */
export const equations = [...sea, ...vessel, ...air, ...plant, ...account, ...parts].toSorted(
  (one, other) => Number(one.number.slice(1)) - Number(other.number.slice(1)),
);
