import { ProjectsPage } from '#demo/areas/projects/projects-page.tsx';

export function Component() {
  return <ProjectsPage />;
}
