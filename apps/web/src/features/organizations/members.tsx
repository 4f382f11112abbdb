import type { AdminOrganizationDetail } from '@onceware/api/identity/organizations/organizations.contract';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { AddMember } from './add-member.tsx';
import { MemberRow } from './member-row.tsx';
import classes from './members.module.css';

/** Lists the members of an organization and their roles. */
export function Members({ organization: { id, members } }: { organization: AdminOrganizationDetail }) {
  const t = useTranslations('adminOrganizations.members');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={classes.members}>
      <h2 ref={heading} className="text-20" tabIndex={-1}>
        {t('title')} <span className="weight-400 num quiet">{members.length}</span>
      </h2>
      {members.length === 0 ? (
        <p className="mt-2 measure quiet">{t('empty')}</p>
      ) : (
        <ul className="mt-3 line-above">
          {members.map((member) => (
            // The row that had the focus goes; the heading is the nearest thing that stays.
            <MemberRow
              key={member.userId}
              organizationId={id}
              member={member}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      <AddMember organizationId={id} members={members} />
    </section>
  );
}
