import { ChartThumbnail, Thumbnail } from '@hadal/illustrations';
import { Card, CardBody, CardMedia, CardTitle, Grid } from '@hadal/ui';
import { airPathCurve, lossSteps, plant, sensitivity, strokeCurve, vessel } from '../../model';

const [ideal, ...losses] = lossSteps;

/** The figures of the page in small, each chart from its own data. */
const figures = [
  { id: 'climb', title: 'The climb', drawing: <Thumbnail subject="climb" /> },
  {
    id: 'work',
    title: 'Pressure and volume',
    drawing: (
      <ChartThumbnail
        curves={[
          strokeCurve.map(({ airM3, pressureBar }) => [airM3, pressureBar] as const),
          strokeCurve.map(({ pressureBar }) => [vessel.volumeM3, pressureBar] as const),
        ]}
      />
    ),
  },
  {
    id: 'force',
    title: 'Pull and speed',
    drawing: (
      <ChartThumbnail
        curves={[
          strokeCurve.map(({ depth, tetherMn }) => [depth, tetherMn] as const),
          strokeCurve.map(({ depth, speedMs }) => [depth, speedMs] as const),
        ]}
      />
    ),
  },
  {
    id: 'path',
    title: 'The path of the air',
    drawing: (
      <ChartThumbnail
        curves={[airPathCurve.map(([entropy, celsius]) => [entropy, celsius] as const)]}
      />
    ),
  },
  {
    id: 'losses-in-turn',
    title: 'Each loss in its turn',
    drawing: (
      <ChartThumbnail
        columns={[
          { from: 0, to: ideal!.left, marked: true },
          ...losses.map(({ lost, left }) => ({ from: left + lost, to: left })),
          { from: 0, to: plant.roundTrip, marked: true },
        ]}
      />
    ),
  },
  {
    id: 'assumptions',
    title: 'What moves the result',
    drawing: (
      <ChartThumbnail
        rows={sensitivity.map(({ worse, better }) => [
          { from: worse, to: plant.roundTrip },
          { from: plant.roundTrip, to: better, marked: true },
        ])}
      />
    ),
  },
  { id: 'transitions', title: 'Which mode may follow', drawing: <Thumbnail subject="states" /> },
  { id: 'section', title: 'The plant in section', drawing: <Thumbnail subject="plant" /> },
];

/** A contact sheet of the page's figures, each a link to it. */
export function FigureIndex() {
  return (
    <Grid columns={4}>
      {figures.map(({ id, title, drawing }, index) => (
        <Card key={id}>
          <CardMedia>{drawing}</CardMedia>
          <CardBody>
            <CardTitle href={`#${id}`} level={2}>
              {index + 1}.&nbsp;{title}
            </CardTitle>
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
}
