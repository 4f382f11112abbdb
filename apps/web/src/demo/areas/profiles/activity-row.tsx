import { Avatar } from '@onceware/ui/avatar/avatar';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { demoPaths } from '#lib/demo-paths.ts';
import type { SampleActivity } from '../samples/sample-activity.ts';
import { samplePeople } from '../samples/sample-people.ts';
import { findProject } from '../samples/sample-projects.ts';
import classes from './profiles.module.css';

const personName = (name: ReactNode) => <bdi>{name}</bdi>;

const linkTo = (slug: string) => (name: ReactNode) => (
  <Link to={demoPaths.project(slug)}>
    <bdi lang="en">{name}</bdi>
  </Link>
);

/** Says who did what in which project, as a sentence in the reader's language around the names. */
export function ActivityRow({ activity: { kind, personId, slug, text } }: { activity: SampleActivity }) {
  const t = useTranslations('demo.profiles');
  const [person] = samplePeople([personId]);
  const project = findProject(slug);
  if (!person || !project) return null;
  return (
    <li className={classes.row}>
      <Avatar src={null} name={person.name} size={32} />
      <div>
        <p>
          {t.rich(`activity.${kind}`, {
            person: person.name,
            project: project.name,
            who: personName,
            what: linkTo(slug),
          })}
        </p>
        {text !== undefined && (
          <p className="mt-1 text-14 quiet" lang="en" dir="auto">
            {text}
          </p>
        )}
      </div>
    </li>
  );
}
