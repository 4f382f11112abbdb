import { createContext } from 'react';
import type { AvatarBases } from './avatar-source.ts';

/** Where avatars without an address of their own are found; nowhere without a provider. */
export const AvatarBasesContext = createContext<AvatarBases>({ delivery: null, media: null });
