import { memberProcedure, router } from '../core/trpc.ts';
import { listOrdersInput } from './admin.contract.ts';
import * as service from './orders.service.ts';

export const adminOrdersRouter = router({
  list: memberProcedure.input(listOrdersInput).query(({ ctx, input }) => service.listOrders(ctx, input)),
});
