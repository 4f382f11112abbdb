import { loginDrawerPiece, permissionGatePiece } from './access.tsx';
import { buttonPiece } from './buttons.tsx';
import { dialogPiece } from './dialogs.tsx';
import { emojiPickerPiece } from './emoji-picker.tsx';
import { hoverCardPiece } from './hover-card.tsx';
import { fieldPiece, searchBoxPiece, selectPiece, switchPiece } from './inputs.tsx';
import { badgePiece, pricePiece, ratingPiece, skeletonPiece } from './marks.tsx';
import { accordionMenuPiece, tabsPiece } from './navigation.tsx';
import { avatarPiece, imagePiece } from './pictures.tsx';
import { textareaPiece } from './textarea.tsx';
import type { Piece } from './piece.ts';

/** Every piece of packages/ui. */
export const pieces: readonly Piece[] = [
  accordionMenuPiece,
  avatarPiece,
  badgePiece,
  buttonPiece,
  dialogPiece,
  emojiPickerPiece,
  fieldPiece,
  hoverCardPiece,
  imagePiece,
  loginDrawerPiece,
  permissionGatePiece,
  pricePiece,
  ratingPiece,
  searchBoxPiece,
  selectPiece,
  skeletonPiece,
  switchPiece,
  tabsPiece,
  textareaPiece,
];
