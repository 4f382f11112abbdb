import type { DealFacts } from '@onceware/api/catalog/catalog.contract';
import { buttonClass } from '@onceware/ui/button/button';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';

type Offer = Pick<DealFacts, 'goUrl' | 'hasAffiliate'>;

interface Props {
  offer: Offer;
  /** Names what says where it leads. */
  describedBy?: string;
  /** Title of the deal, which names it in the label where there are several. */
  of?: string;
  isWide?: boolean;
}

/** The way to where the deal is sold, over an address of ours that counts (CAT-10). */
export function GetDeal({ offer: { goUrl, hasAffiliate }, describedBy, of, isWide = false }: Props) {
  const t = useTranslations('deal');
  if (goUrl === null) return null;
  return (
    <a
      className={buttonClass({ variant: 'primary', size: 'lg', isWide })}
      href={goUrl}
      target="_blank"
      rel={hasAffiliate ? 'noopener nofollow sponsored' : 'noopener nofollow'}
      aria-label={of && t('getOf', { title: of })}
      aria-describedby={describedBy}
    >
      {t('get')}
      <IconExternalLink size={18} stroke={1.75} aria-hidden />
    </a>
  );
}

/** Note on where «Get deal» leads and who is paid for it. */
export function GetDealNote({
  id,
  offer,
  className,
}: {
  id: string;
  offer: Offer & Pick<DealFacts, 'goHost'>;
  className: string | undefined;
}) {
  const t = useTranslations('deal');
  return (
    <p id={id} className={className}>
      {offer.goHost === null ? t('nowhere') : t('leadsTo', { host: offer.goHost })}
      {offer.hasAffiliate && ` ${t('affiliate')}`}
    </p>
  );
}
