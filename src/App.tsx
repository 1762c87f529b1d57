import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { queryClient } from './providers/queryClient';
import { createRouter } from './router/createRouter';
import { ThemeRoot } from './theme/ThemeRoot';

const router = createRouter();

export function App() {
  return (
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeRoot>
  );
}
