import { permittedProcedure } from '../access/permitted-procedure.ts';
import { router } from '../core/trpc.ts';
import { listOrdersInput } from '../admin/admin.contract.ts';
import * as service from './orders.service.ts';

const procedure = permittedProcedure('admin.orders');

export const adminOrdersRouter = router({
  list: procedure.input(listOrdersInput).query(({ ctx, input }) => service.listOrders(ctx, input)),
});
