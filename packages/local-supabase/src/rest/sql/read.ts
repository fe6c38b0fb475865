import { Binds } from '../../sql.ts';
import type { Embed, ReadPlan } from '../plan.ts';
import type { Condition } from '../query/condition.ts';
import type { Page } from '../range.ts';
import { isToOne } from '../relationships.ts';
import { conditionSql, orderClause, selectList } from './fragments.ts';
import { pageClause, statement, type Parts, type Statement } from './statement.ts';

/** `GET /menu_items?…` */
export function readStatement(
  plan: ReadPlan,
  page: Page,
  written: Pick<Parts, 'shape' | 'stripsNulls' | 'counting'>,
): Statement {
  const binds = new Binds();
  return statement({
    ...written,
    source: rowsSql(plan, binds, page),
    everything: (other) => everythingSql(plan, other),
    binds,
  });
}

/** Returns the rows of a plan, with a lateral join for each embed. */
export function rowsSql(
  plan: ReadPlan,
  binds: Binds,
  page?: Page,
  joinedOn: string[] = [],
): string {
  const columns = [...selectList(plan, binds), ...plan.embeds.flatMap(embedColumn)].join(', ');
  const joins = joinsOf(plan, binds);
  const where = whereClause(plan, binds, joinedOn);
  const order = orderClause(plan, plan.order, binds);
  const limits = page ? pageClause(page, binds) : '';
  return `select ${columns} from ${plan.from}${joins}${where}${order}${limits}`;
}

/** Returns one row for each row of all pages, joined only to embeds that may exclude rows. */
export function everythingSql(plan: ReadPlan, binds: Binds): string {
  const embeds = plan.embeds.filter(
    ({ isInner, name }) => isInner || plan.conditions.some((each) => asksFor(each, name)),
  );
  const joins = joinsOf({ embeds }, binds);
  return `select 1 from ${plan.from}${joins}${whereClause(plan, binds)}`;
}

function asksFor(condition: Condition, name: string): boolean {
  return condition.kind === 'group'
    ? condition.members.some((each) => asksFor(each, name))
    : condition.field.column === name;
}

/** Returns ` where …`, or an empty string without conditions. */
export function whereClause(
  plan: Pick<ReadPlan, 'source' | 'embeds' | 'conditions'>,
  binds: Binds,
  joinedOn: string[] = [],
): string {
  const conditions = plan.conditions.map((each) => conditionSql(plan, each, binds));
  const all = [...joinedOn, ...conditions];
  return all.length > 0 ? ` where ${all.join(' and ')}` : '';
}

function joinsOf({ embeds }: Pick<ReadPlan, 'embeds'>, binds: Binds): string {
  return embeds.map((embed) => joinSql(embed, binds)).join('');
}

function joinSql(embed: Embed, binds: Binds): string {
  const { alias, isInner, plan, joinedOn, page, relationship } = embed;
  const join = ` ${isInner ? 'inner' : 'left'} join lateral`;
  const rows = rowsSql(plan, binds, page, joinedOn);
  if (isToOne(relationship)) return `${join} (${rows}) as ${alias} on true`;
  // The list is aliased as its table, so that the bare name refers to it.
  const list = `select json_agg(${alias})::jsonb as ${alias} from (${rows}) as ${alias}`;
  return `${join} (${list}) as ${alias} on ${isInner ? `${alias} is not null` : 'true'}`;
}

/** Returns the columns an embed adds to the enclosing row; none if nothing is selected from it. */
function embedColumn({ name, alias, isSpread, plan, relationship }: Embed): string[] {
  if (isEmpty(plan)) return [];
  if (isSpread) return [`${alias}.*`];
  const value = isToOne(relationship)
    ? `row_to_json(${alias}.*)::jsonb`
    : `coalesce(${alias}.${alias}, '[]')`;
  return [`${value} as "${name.replaceAll('"', '""')}"`];
}

function isEmpty({ columns, embeds }: ReadPlan): boolean {
  return columns.length === 0 && embeds.every(({ plan }) => isEmpty(plan));
}
