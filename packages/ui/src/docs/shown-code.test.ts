// @vitest-environment node
import { expect, test } from 'vitest';
import { shownCode } from './shown-code';

test('a story shows no fragments that React has made', () => {
  const code = `<Table caption="Depths">
  <React.Fragment key=".0">
    <thead>
      <tr />
    </thead>
    <React.Fragment key=".1">
      <tbody />
    </React.Fragment>
  </React.Fragment>
</Table>`;
  expect(shownCode(code, '')).toBe(`<Table caption="Depths">
  <thead>
    <tr />
  </thead>
  <tbody />
</Table>`);
  expect(shownCode('<Text><React.Fragment key=".0">Sea</React.Fragment></Text>', '')).toBe(
    '<Text><>Sea</></Text>',
  );
});

test('a picture within the code has an address', () => {
  expect(shownCode('<img src="data:image/svg+xml,%3csvg%3e" alt="" />', '')).toBe(
    '<img src="/picture.svg" alt="" />',
  );
});

const stories = `import { Table } from './table';

const rows = ['Rope'];
const meta = { component: Table };
export default meta;
type Story = StoryObj<typeof meta>;

interface Query {
  page: number;
}
/** Rows to select. */
function Selectable() {
  const all = useSelection<Query>(rows);

  return <Table {...all} />;
}
export const Selection: Story = { render: () => <Selectable /> };
`;

test('a component that the stories declare is shown with its declaration, and what that needs', () => {
  const shown = `const rows = ['Rope'];

interface Query {
  page: number;
}

function Selectable() {
  const all = useSelection<Query>(rows);

  return <Table {...all} />;
}

<Selectable />`;
  expect(shownCode('<Selectable />', stories)).toBe(shown);
  expect(shownCode(shown, stories)).toBe(shown);
});

test('a word in a story is no declaration', () => {
  expect(shownCode('<Text>\n  rows and meta\n</Text>', stories)).toBe(
    '<Text>\n  rows and meta\n</Text>',
  );
});

test('a story in a frame shows its source, but no test and no setting', () => {
  const story = `{
  render: () => <Dialog>
      <DialogTrigger>New term</DialogTrigger>
    </Dialog>,
  globals: {
    viewport: {
      value: 'sm'
    }
  },
  play: async ({
    canvas
  }) => {
    await expect(canvas).toBeVisible();
  }
}`;
  expect(shownCode('', '', story)).toBe(`<Dialog>
    <DialogTrigger>New term</DialogTrigger>
  </Dialog>`);
  expect(shownCode('', '', "{\n  ...Open,\n  globals: {\n    direction: 'rtl'\n  }\n}")).toBe(
    '{\n  ...Open\n}',
  );
  expect(shownCode('', stories, '{\n  decorators: [Story => <Story />]\n}')).not.toContain('meta');
  expect(shownCode('', '', '{}')).toBe('');
});
