import {
  Button,
  DefinitionList,
  EmptyState,
  Equation as EquationFigure,
  FilterBar,
  Grid,
  Heading,
  Select,
  Stack,
  TextField,
  TextLink,
} from '@hadal/ui';
import { Fragment, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { equations, subjects, type Equation, type Subject } from '../../equations';
import { everything, filterEquations } from '../../equations/filter';
import formula from '../../equations/relations.tex';
import { useEquationFilter } from '../../equations/use-equation-filter';

/** A variable with its subscript: `p_0`, `F_D`. */
function Letter({ symbol }: { symbol: string }) {
  const [letter, index] = symbol.split('_');
  if (!index) return <mi>{letter}</mi>;
  return (
    <msub>
      <mi>{letter}</mi>
      {/^\d/.test(index) ? <mn>{index}</mn> : <mi mathvariant="normal">{index}</mi>}
    </msub>
  );
}

/** Sets each letter after an underscore as a subscript, as in `p_d`. */
const lettered = (words: string) =>
  words
    .split(/_(\p{L})/u)
    // oxlint-disable-next-line react/no-array-index-key -- a text's parts have no other name
    .map((part, index) => (index % 2 ? <sub key={index}>{part}</sub> : part));

/** The equations with these numbers, as links. */
const Links = ({ to }: { to: readonly string[] }) =>
  to.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      <TextLink href={`#${number.toLowerCase()}`}>{number}</TextLink>
    </Fragment>
  ));

/** One equation with its variables, its range, its source and its calculator. */
function EquationCard({ equation }: { equation: Equation }) {
  const { number, name, from, relations, variables, validFor, source, calculator } = equation;
  const symbols = variables.map(({ symbol, meaning, ...rest }) => ({
    symbol: <Letter symbol={symbol} />,
    meaning: lettered(meaning),
    ...rest,
  }));
  return (
    <article id={number.toLowerCase()}>
      <Stack>
        <Heading level={3} size="small">
          {number} {name}
        </Heading>
        {relations.map(({ key, label, text }, index) => (
          <EquationFigure
            key={key}
            number={number}
            label={label}
            text={text}
            symbols={index === relations.length - 1 ? symbols : undefined}
            symbolsLabel={`${symbols.length} variables`}
          >
            {formula(key)}
          </EquationFigure>
        ))}
        <DefinitionList
          items={[
            ...(from ? [{ term: 'Rests on', description: <Links to={from} /> }] : []),
            { term: 'Valid for', description: validFor },
            { term: 'Source', description: source },
            {
              term: 'Try it',
              description: calculator ? (
                <TextLink href={`/science/calculators#${calculator.toLowerCase()}`}>
                  Calculator {calculator}
                </TextLink>
              ) : (
                <TextLink href="/demo">The demo</TextLink>
              ),
            },
          ]}
        />
      </Stack>
    </article>
  );
}

/** All equations, with a filter. */
export function EquationCards() {
  const [filter, change] = useEquationFilter();
  const { hash } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const found = filterEquations(equations, filter);
  // The equation named by the address's hash is shown whatever the filter.
  const shown = equations.filter(
    (each) => found.includes(each) || hash === `#${each.number.toLowerCase()}`,
  );
  return (
    <Stack gap="loose">
      <FilterBar
        aria-label="Equations"
        count={
          shown.length === equations.length
            ? `${equations.length} equations`
            : `${shown.length} of ${equations.length} equations`
        }
      >
        <TextField
          ref={field}
          label="Words"
          type="search"
          autoComplete="off"
          value={filter.words}
          onChange={({ target }) => change({ words: target.value })}
        />
        <Select
          label="Subject"
          value={filter.subject}
          onChange={({ target }) => change({ subject: target.value as Subject | '' })}
        >
          <option value="">All subjects</option>
          {Object.entries(subjects).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </FilterBar>
      <Grid columns={2}>
        {shown.map((equation) => (
          <EquationCard key={equation.number} equation={equation} />
        ))}
      </Grid>
      {shown.length === 0 && (
        <EmptyState
          title="No equation matches"
          actions={
            <Button
              tone="secondary"
              size="small"
              onClick={() => {
                change(everything);
                // The pressed button is removed, and the focus with it.
                field.current?.focus();
              }}
            >
              Show all equations
            </Button>
          }
        />
      )}
    </Stack>
  );
}
