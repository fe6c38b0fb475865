import { Equation, Grid, Heading, Stack, Text, TextLink } from '@hadal/ui';
import { workedExample } from '../../equations/worked.build';
import formula from '../../equations/worked.tex';

/** The reference plant's calculation, step by step. */
export function WorkedExample() {
  return (
    <Grid columns={2}>
      {workedExample.map(({ key, title, text, equation, label, values }, index) => (
        <Stack key={key}>
          <Heading level={3} size="small">
            {index + 1} {title}
          </Heading>
          <Text tone="muted">
            {text} See <TextLink href={`#${equation.toLowerCase()}`}>{equation}</TextLink>.
          </Text>
          <Equation label={label}>{formula(key, values)}</Equation>
        </Stack>
      ))}
    </Grid>
  );
}
