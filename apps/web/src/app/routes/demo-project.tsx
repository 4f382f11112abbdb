import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { ProjectPage } from '#demo/areas/projects/project-page.tsx';
import { findProject } from '#demo/areas/samples/sample-projects.ts';

/** Only the sample projects have pages (NAV-22). */
export function loader({ params }: LoaderFunctionArgs) {
  if (!findProject(params.slug)) throw data(null, { status: 404 });
  return null;
}

export function Component() {
  const project = findProject(useParams().slug);
  return project && <ProjectPage project={project} />;
}
