import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { demoPaths } from '#lib/demo-paths.ts';
import { DemoPage } from './pieces/demo-page.tsx';
import { Figures } from './pieces/figures.tsx';
import { PersonLine } from './pieces/person-line.tsx';
import rows from './pieces/rows.module.css';
import { SAMPLE_ORDERS } from './samples/sample-orders.ts';
import { samplePeople } from './samples/sample-people.ts';
import { Section } from './pieces/section.tsx';

const LATEST = 6;

/** /dark-sidebar */
export function DarkSidebarPage() {
  const t = useTranslations('demo.dashboard');
  const format = useFormat();
  const { sales, orders, buyers, refundShare } = SAMPLE_MONTH;
  return (
    <DemoPage title={t('title')} lead={t('lead')}>
      <Section title={t('month')}>
        <Figures
          figures={[
            { label: t('sales'), value: format.money(sales, 'USD') },
            { label: t('orders'), value: format.number(orders) },
            { label: t('buyers'), value: format.number(buyers) },
            { label: t('refunds'), value: format.percent(refundShare) },
          ]}
        />
      </Section>
      <Section title={t('latest')} aside={<Link to={demoPaths.storeAdminOrders}>{t('allOrders')}</Link>}>
        <ul className={rows.rows}>
          {SAMPLE_ORDERS.slice(0, LATEST).map(({ number, personId, placed, total }) =>
            samplePeople([personId]).map((person) => (
              <li key={number} className={rows.row}>
                <PersonLine
                  person={person}
                  note={
                    <>
                      {number} · <time dateTime={placed}>{format.date(placed)}</time>
                    </>
                  }
                />
                <span className="num">{format.money(total, 'USD')}</span>
              </li>
            )),
          )}
        </ul>
      </Section>
    </DemoPage>
  );
}

/** The month of a small shop. Money in US dollars, shares in per cent. */
const SAMPLE_MONTH = { sales: 18420, orders: 263, buyers: 197, refundShare: 4 } as const;
