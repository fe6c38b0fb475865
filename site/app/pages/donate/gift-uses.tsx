import { Card, CardText, CardTitle, Grid } from '@hadal/ui';
import { ladder } from '../../model';
import { quantity } from '../../model/format';

/** Renders a card for each use of a gift. */
export function GiftUses() {
  return (
    <Grid columns={3}>
      <Card>
        <CardTitle>The tank</CardTitle>
        <CardText>
          A vessel the size of a large rucksack rises through {quantity(ladder.tank.depthM, 'm')} of
          water, some hundreds of times. Does its work follow the equation within 5&nbsp;%?
        </CardText>
      </Card>
      <Card>
        <CardTitle>The lake</CardTitle>
        <CardText>
          {quantity(ladder.lake.volumeM3, 'm³')} of air from {quantity(ladder.lake.depthM, 'm')}{' '}
          down: filling, docking, ice on the valves, and one rope bent ten thousand times.
        </CardText>
      </Card>
      <Card>
        <CardTitle>The watch</CardTitle>
        <CardText>
          Microphones and cameras before, during and after. What do noise, lines and bubbles do to
          whatever lives there?
        </CardText>
      </Card>
      <Card>
        <CardTitle>The second opinion</CardTitle>
        <CardText>
          Engineers from outside, paid to find mistakes in our model. Their reports are printed as
          they wrote them.
        </CardText>
      </Card>
      <Card>
        <CardTitle>The open shelf</CardTitle>
        <CardText>
          Code, data and papers for anybody to copy, kept where they will still be found when we are
          gone.
        </CardText>
      </Card>
      <Card>
        <CardTitle>The classroom</CardTitle>
        <CardText>
          A bottle, a balloon and a bucket explain most of this. We would write the lessons and send
          the balloons.
        </CardText>
      </Card>
    </Grid>
  );
}
