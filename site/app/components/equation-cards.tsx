import { Card, CardText, CardTitle, Grid, Text } from '@hadal/ui';
import type { Equation } from '../equations';

/** Relations side by side, each with its range and its source. */
export function EquationCards({ equations }: { equations: readonly Equation[] }) {
  return (
    <Grid columns={3}>
      {equations.map(({ number, name, relation, holdsFor, source }) => (
        <Card key={number} id={number.toLowerCase()}>
          <CardTitle>
            {number} {name}
          </CardTitle>
          <Text size="lg">{relation}</Text>
          <CardText>{holdsFor}</CardText>
          <CardText>{source}</CardText>
        </Card>
      ))}
    </Grid>
  );
}
