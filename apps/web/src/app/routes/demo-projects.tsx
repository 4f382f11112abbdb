import { ProjectsPage } from '../../features/demo/areas/projects/projects-page.tsx';

export function Component() {
  return <ProjectsPage />;
}
