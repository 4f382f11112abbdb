import {
  type Icon,
  IconCalendarEvent,
  IconChartHistogram,
  IconCloudUpload,
  IconCreditCard,
  IconMailForward,
  IconMessages,
} from '@tabler/icons-react';

/** Purpose of the integration; a message of this name says it. */
type IntegrationPurpose = 'payments' | 'calendar' | 'mail' | 'storage' | 'support' | 'reports';

interface SampleIntegration {
  id: string;
  name: string;
  purpose: IntegrationPurpose;
  icon: Icon;
  isConnected: boolean;
}

export const SAMPLE_INTEGRATIONS: readonly SampleIntegration[] = [
  { id: 'quayside', name: 'Quayside Pay', purpose: 'payments', icon: IconCreditCard, isConnected: true },
  { id: 'almanac', name: 'Almanac', purpose: 'calendar', icon: IconCalendarEvent, isConnected: true },
  { id: 'postroom', name: 'Postroom', purpose: 'mail', icon: IconMailForward, isConnected: false },
  { id: 'larder', name: 'Larder Drive', purpose: 'storage', icon: IconCloudUpload, isConnected: true },
  { id: 'frontdesk', name: 'Front Desk', purpose: 'support', icon: IconMessages, isConnected: false },
  { id: 'plumbline', name: 'Plumbline', purpose: 'reports', icon: IconChartHistogram, isConnected: false },
];
