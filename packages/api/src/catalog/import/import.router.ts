import { permissionProcedure } from '#access/permission-procedure.ts';
import { importRatesInput } from '#rates/rates.contract.ts';
import { uploadRates } from '#rates/rates.service.ts';
import { router } from '#trpc.ts';
import { oneImportInput } from './import.contract.ts';
import { listMostClicked } from '../go/go.service.ts';
import { saveSynonymsInput, synonymsInput } from '../synonyms/synonyms.contract.ts';
import { listSynonyms, removeSynonyms, saveSynonyms } from '../synonyms/synonyms.service.ts';
import * as service from './upload.service.ts';

const procedure = permissionProcedure('admin.catalog');

export const adminCatalogRouter = router({
  imports: procedure.query(({ ctx }) => service.listImports(ctx)),
  importNotes: procedure.input(oneImportInput).query(({ ctx, input }) => service.getImportNotes(ctx, input)),
  synonyms: procedure.query(({ ctx }) => listSynonyms(ctx)),
  saveSynonyms: procedure.input(saveSynonymsInput).mutation(({ ctx, input }) => saveSynonyms(ctx, input)),
  removeSynonyms: procedure.input(synonymsInput).mutation(({ ctx, input }) => removeSynonyms(ctx, input)),
  mostClicked: procedure.query(({ ctx }) => listMostClicked(ctx)),
  importRates: procedure.input(importRatesInput).mutation(({ ctx, input }) => uploadRates(ctx, input)),
  cancelImport: procedure.input(oneImportInput).mutation(({ ctx, input }) => service.cancelImport(ctx, input)),
});
