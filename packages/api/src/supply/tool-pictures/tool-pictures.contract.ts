import { z } from 'zod';
import { pictureAddress } from '#platform/pictures/pictures.contract.ts';

export type * from './tool-pictures.answers.ts';

export const toolPicturesInput = z.object({ toolId: z.uuid('This is not an id.').toLowerCase() });
export const hidePictureInput = toolPicturesInput.extend({ url: pictureAddress, isHidden: z.boolean() });
export const stopPicturesInput = toolPicturesInput.extend({ isStopped: z.boolean() });
