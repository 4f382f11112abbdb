/** Settings that pages may show; nothing secret. */
export interface PublicSettings {
  /** Origin for canonical links, without a slash at the end: `https://onceware.example`. */
  publicUrl: string;
  /** Address of the community hub; null: there is none, and nothing leads to it (NAV-12). */
  communityUrl: string | null;
  /** Profile pictures by e-mail hash, without a slash at the end (API-05). */
  gravatarUrl: string;
  /** Base addresses of avatars without an address of their own; null: none (UI-02). */
  avatarBases: { delivery: string | null; media: string | null };
}
