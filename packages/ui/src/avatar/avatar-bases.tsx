import { createContext } from 'react';
import type { AvatarBases } from './avatar-source.ts';

/** Base addresses of avatars without an address of their own; none without a provider. */
export const AvatarBasesContext = createContext<AvatarBases>({ delivery: null, media: null });
