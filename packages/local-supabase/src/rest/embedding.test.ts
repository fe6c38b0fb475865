import { beforeAll } from 'vitest';
import { crew, prefer, send, withDives } from './test/answers.ts';
import { FLEET } from './test/fleet.ts';

const dives = withDives();
beforeAll(async () => {
  await dives.exec(FLEET);
  await dives.reload();
});
const whole = 'return=representation';
const one = { headers: { accept: 'application/vnd.pgrst.object+json' } };

dives.answers([
  [
    'the one row a foreign key refers to, or null',
    'GET /dives?select=name,ships!ship_id(name)&order=id',
    crew,
    200,
    {},
    [
      { name: 'Alpha', ships: { name: 'Calypso' } },
      { name: 'Beta', ships: { name: 'Trieste' } },
      { name: 'Gamma', ships: null },
    ],
  ],
  [
    'it by the name of its foreign key or its column, and under another name',
    'GET /dives?select=name,spare:spare_ship_id(name),dives_spare_fkey(id)&id=eq.2',
    {},
    200,
    {},
    [{ name: 'Beta', spare: { name: 'Calypso' }, dives_spare_fkey: { id: 1 } }],
  ],
  [
    'the rows that refer to one, or an empty list',
    'GET /tags?select=label,dive_tags(dive_id)&order=id&dive_tags.order=dive_id.desc',
    {},
    200,
    {},
    [
      { label: 'deep', dive_tags: [{ dive_id: 1 }] },
      { label: 'night', dive_tags: [{ dive_id: 2 }, { dive_id: 1 }] },
    ],
  ],
  [
    'an empty list where no row refers to one',
    'GET /dives?select=name,notes(id)&id=eq.3',
    crew,
    200,
    {},
    [{ name: 'Gamma', notes: [] }],
  ],
  [
    'rows through a junction',
    'GET /dives?select=name,tags(label)&tags.order=label&id=in.(1,2)&order=id',
    {},
    200,
    {},
    [
      { name: 'Alpha', tags: [{ label: 'deep' }, { label: 'night' }] },
      { name: 'Beta', tags: [{ label: 'night' }] },
    ],
  ],
  [
    'one row both ways when the foreign key is unique',
    'GET /captains?select=name,ships(name,captains(id))',
    {},
    200,
    {},
    [{ name: 'Nemo', ships: { name: 'Calypso', captains: { id: 1 } } }],
  ],
  [
    'rows of the same table, by the column to the one and by the table to the many',
    'GET /ships?select=name,flagship_id(name),fleet:ships!flagship_id(name)&order=id',
    {},
    200,
    {},
    [
      { name: 'Calypso', flagship_id: null, fleet: [{ name: 'Trieste' }] },
      { name: 'Trieste', flagship_id: { name: 'Calypso' }, fleet: [] },
    ],
  ],
  [
    'what is embedded in what is embedded, with filters, order and limit of its own',
    'GET /ships?select=name,dives!ship_id(name,notes(id))&dives.notes.order=id.desc&dives.notes.limit=1&dives.depth=gt.900&order=id',
    {},
    200,
    {},
    [
      { name: 'Calypso', dives: [{ name: 'Alpha', notes: [{ id: 2 }] }] },
      { name: 'Trieste', dives: [] },
    ],
  ],
  [
    'trees of conditions on embedded rows',
    'GET /dives?select=notes(id)&notes.or=(id.eq.1,body.like.*whale)&notes.not.and=(id.eq.2)&id=eq.1',
    {},
    200,
    {},
    [{ notes: [{ id: 1 }] }],
  ],
  [
    'only rows that have some, counted so',
    'GET /dives?select=name,notes!inner(id)&notes.id=eq.2',
    prefer('count=exact'),
    200,
    { 'content-range': '0-0/1' },
    [{ name: 'Alpha', notes: [{ id: 2 }] }],
  ],
  [
    'nothing of it when only its presence matters',
    'GET /dives?select=name,notes()&notes=is.null',
    prefer('count=exact', crew),
    200,
    { 'content-range': '0-0/1' },
    [{ name: 'Gamma' }],
  ],
  [
    'rows that have the one or some others',
    'GET /dives?select=name,notes(),ships!ship_id()&notes=not.is.null&or=(ships.is.null,name.eq.Beta)',
    crew,
    200,
    {},
    [{ name: 'Beta' }],
  ],
  [
    'columns spread into the row',
    'GET /dives?select=name,...ships!ship_id(ship:name,...captains(captain:name))&id=eq.1',
    {},
    200,
    {},
    [{ name: 'Alpha', ship: 'Calypso', captain: 'Nemo' }],
  ],
  [
    'an order by a column of the one',
    'GET /dives?select=name,ships!ship_id(name)&order=ships(name).desc.nullslast,id',
    crew,
    200,
    {},
    [
      { name: 'Beta', ships: { name: 'Trieste' } },
      { name: 'Alpha', ships: { name: 'Calypso' } },
      { name: 'Gamma', ships: null },
    ],
  ],
  [
    'what is embedded in a row just written',
    'PATCH /dives?select=name,ships!ship_id(name),notes(id)&id=eq.2',
    send({ ship_id: 1 }, prefer(whole, crew)),
    200,
    {},
    [{ name: 'Beta', ships: { name: 'Calypso' }, notes: [{ id: 3 }] }],
  ],
  [
    'what is embedded in the rows of a function',
    'GET /rpc/dives_of?ship=Calypso&select=name,tags(label)&tags.label=eq.deep',
    {},
    200,
    {},
    [{ name: 'Alpha', tags: [{ label: 'deep' }] }],
  ],
  [
    'nothing that a policy hides',
    'GET /ships?select=name,dives!spare_ship_id(name)&dives.hidden=is.true&id=eq.1',
    one,
    200,
    {},
    { name: 'Calypso', dives: [] },
  ],
]);

dives.refuses([
  [
    'to embed what is not related',
    'GET /captains?select=name,tag(*)',
    {},
    400,
    'PGRST200',
    "Could not find a relationship between 'captains' and 'tag' in the schema cache",
    {
      details:
        "Searched for a foreign key relationship between 'captains' and 'tag' in the schema 'public', but no matches were found.",
    },
  ],
  [
    'to guess a name that is nearly right',
    'GET /captains?select=name,ship!by(*)',
    {},
    400,
    'PGRST200',
    "Could not find a relationship between 'captains' and 'ship' in the schema cache",
    {
      details:
        "Searched for a foreign key relationship between 'captains' and 'ship' using the hint 'by' in the schema 'public', but no matches were found.",
      hint: "Perhaps you meant 'ships' instead of 'ship'.",
    },
  ],
  [
    'to choose between relationships',
    'GET /dives?select=ships(*)',
    {},
    300,
    'PGRST201',
    "Could not embed because more than one relationship was found for 'dives' and 'ships'",
    {
      details: [
        {
          cardinality: 'many-to-one',
          embedding: 'dives with ships',
          relationship: 'dives_ship_id_fkey using dives(ship_id) and ships(id)',
        },
        {
          cardinality: 'many-to-one',
          embedding: 'dives with ships',
          relationship: 'dives_spare_fkey using dives(spare_ship_id) and ships(id)',
        },
      ],
      hint: "Try changing 'ships' to one of the following: 'ships!dives_ship_id_fkey', 'ships!dives_spare_fkey'. Find the desired relationship in the 'details' key.",
    },
  ],
  [
    'an unknown column of what is embedded',
    'GET /dives?select=notes(nope)',
    {},
    400,
    '42703',
    'column notes_1.nope does not exist',
  ],
  [
    'other filters on an embedding',
    'GET /dives?select=notes(id)&notes=eq.1',
    {},
    400,
    'PGRST120',
    "Bad operator on the 'notes' embedded resource",
    { details: 'Only is null or not is null filters are allowed on embedded resources' },
  ],
  [
    'an order by the many',
    'GET /dives?select=name,notes(id)&order=notes(id)',
    {},
    400,
    'PGRST118',
    "A related order on 'notes' is not possible",
    { details: "'dives' and 'notes' do not form a many-to-one or one-to-one relationship" },
  ],
  [
    'an order by what is not embedded',
    'GET /dives?order=notes(id)',
    {},
    400,
    'PGRST108',
    "'notes' is not an embedded resource in this request",
    { hint: "Verify that 'notes' is included in the 'select' query parameter." },
  ],
  [
    'a page of what is embedded that starts before its beginning',
    'GET /dives?select=notes(id)&notes.limit=-1',
    {},
    416,
    'PGRST103',
    'Requested range not satisfiable',
    { details: 'Limit should be greater than or equal to zero.' },
  ],
  [
    'aggregates, as hosted Supabase does',
    'GET /dives?select=depth.sum()',
    {},
    400,
    'PGRST123',
    'Use of aggregate functions is not allowed',
  ],
  [
    'to spread the many, which only a real Supabase does',
    'GET /dives?select=...notes(id)',
    {},
    501,
    'PGRST127',
    'Feature not implemented',
    {
      details: 'Spreading the rows of a to-many relationship is not part of the local backend',
      hint: 'Use a real Supabase for it: packages/local-supabase/README.md tells how.',
    },
  ],
]);
