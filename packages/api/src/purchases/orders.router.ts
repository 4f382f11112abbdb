import { answer } from '#kernel/answers.ts';
import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { type OrderPage, orderPage } from './orders.answers.ts';
import { listOrdersInput } from './orders.contract.ts';
import * as service from './orders.service.ts';

const procedure = permissionProcedure('admin.orders');

export const adminOrdersRouter = router({
  list: procedure
    .input(listOrdersInput)
    .output(answer<OrderPage>(orderPage))
    .query(({ ctx, input }) => service.listOrders(ctx, input)),
});
