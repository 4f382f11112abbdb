import type { z } from 'zod';
import type { Permitted } from '#kernel/require-permission.ts';
import type { listOrdersInput, OrderPage } from './orders.contract.ts';
import { orderOrders, orderSource, sumOrders } from './orders.repo.ts';
import { ordered, readPage } from '#kernel/table/table.repo.ts';

/** Lists a page of all members' purchases, with the totals of all that match the filters. */
export async function listOrders(
  call: Permitted<'admin.orders'>,
  input: z.output<typeof listOrdersInput>,
): Promise<OrderPage> {
  const { db } = call.database;
  const { sort, direction = sort === 'title' ? 'asc' : 'desc', page } = input;
  const where = await orderSource.where(db, input);
  const orderBy = ordered(direction, orderOrders[sort]);
  const [found, totals] = await Promise.all([
    readPage(db, orderSource, { where, orderBy, page }),
    sumOrders(db, where),
  ]);
  return { ...found, totals };
}
