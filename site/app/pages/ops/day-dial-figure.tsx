import { DayDialScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { plant, schedule } from '../../model';
import { inWords, quantity } from '../../model/format';

const { charge, discharge, hold, waiting } = schedule;
const hours = ({ from, to }: { from: number; to: number }) => `${from} to ${to}`;

/** Draws the planned day as a dial. */
export const DayDialFigure = ({ label }: { label: string }) => (
  <Figure label={label} caption="A planned day, by the hour." note="midnight at the top">
    <DayDialScene
      title="A day as a dial: the store fills from nine in the morning to seven in the evening, empties until three at night, and rests until nine."
      spans={[
        {
          name: `${hours(charge)}: charge`,
          note: `takes ${quantity(plant.inputMw, 'MW')}`,
          power: 'in',
          ...charge,
        },
        {
          name: `${hours(discharge)}: discharge`,
          note: `gives ${quantity(plant.outputMw, 'MW')}`,
          power: 'out',
          ...discharge,
        },
        {
          name: `${hours(hold)}: hold`,
          note: `${inWords(waiting)} vessels keep their air`,
          power: 'none',
          ...hold,
        },
      ]}
    />
  </Figure>
);
