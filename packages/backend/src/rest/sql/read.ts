import { Binds, qualifiedName } from '../../sql.ts';
import type { QueryParams } from '../query/params.ts';
import type { Page } from '../range.ts';
import type { Relation } from '../schema-cache.ts';
import { orderClause, selectList, whereClause } from './fragments.ts';
import { pageClause, statement, type Shape, type Statement } from './statement.ts';

/** `GET /menu_items?…` */
export function readStatement(
  relation: Relation,
  params: QueryParams,
  page: Page,
  { shape, isCounted }: { shape: Shape; isCounted: boolean },
): Statement {
  const binds = new Binds();
  const table = qualifiedName(relation);
  const source = { sql: table, name: relation.name, columns: relation.columns };
  const where = whereClause(source, params.conditions, binds);
  const columns = selectList(source, params.select);
  const order = orderClause(source, params.order);
  return statement({
    source: `select ${columns} from ${table}${where}${order}${pageClause(page, binds)}`,
    everything: isCounted ? `select 1 from ${table}${where}` : undefined,
    shape,
    binds,
  });
}
